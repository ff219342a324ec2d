import { useModeration } from '../context/use-moderation.js';
import { ReportDetailScreen } from './report-detail.screen.js';
import { ReportListScreen } from './report-list.screen.js';

/** The reports of members and of other servers, and one of them. */
export function ReportsSection() {
  const { itemId } = useModeration();
  return itemId === null ? <ReportListScreen /> : <ReportDetailScreen id={itemId} />;
}
