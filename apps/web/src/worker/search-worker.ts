/// <reference lib="webworker" />
/* The worker that keeps and searches what an account has read (ADR 57). */
import { serveSearch } from '@rookery/store/search';

declare const self: DedicatedWorkerGlobalScope;

serveSearch(self);
