export { FailedLines, JobCard } from './job-card.js';
export type { FailedLine, JobCardProps, JobProgress } from './job-card.js';
