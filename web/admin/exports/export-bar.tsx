import { formatNumber } from '../../../contract/display.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { panelTexts } from '../panel-texts.ts';
import type { ExportOrder, ExportProgress } from './export-order.ts';
import { useExport } from './use-export.ts';

interface Props {
  report: ReportDefinition;
  matching: ExportOrder['matching'];
  hasRows: boolean;
}

/** The report as a file or on paper. While one is being made: how far it is, and a way to stop it. */
export function ExportBar({ report, matching, hasRows }: Props) {
  const { progress, save, print, cancel } = useExport(report, matching);
  if (progress) return <Progress progress={progress} onCancel={cancel} />;
  const actions = [
    { label: 'PDF', run: () => void save('pdf') },
    { label: 'CSV', run: () => void save('csv') },
    { label: 'Excel', run: () => void save('xlsx') },
    { label: 'Print', run: print },
  ];
  return actions.map(({ label, run }) => (
    <button
      key={label}
      type="button"
      disabled={!hasRows}
      onClick={run}
      className="button button-quiet max-sm:px-4 print:hidden"
    >
      {label}
    </button>
  ));
}

function Progress({ progress: { stage, done, total }, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const text =
    stage === 'writing'
      ? panelTexts.exportWriting
      : panelTexts.exportFetching(formatNumber(done), total ? formatNumber(total) : '…');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-3">
        <span role="status" className="text-muted text-sm tabular-nums">
          {text}
        </span>
        <progress value={total ? done : undefined} max={total || undefined} className="progress w-40" />
      </label>
      <button type="button" onClick={onCancel} className="button button-quiet">
        {panelTexts.cancel}
      </button>
    </div>
  );
}
