import { useEffect, useRef, useState } from 'react';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { showToast } from '../../ui/toasts.ts';
import { saveFile } from '../files/save-file.ts';
import { panelData } from '../panel-data.ts';
import { panelTexts } from '../panel-texts.ts';
import { noticeEndOfSession } from '../session/end-of-session.ts';
import type { ExportOrder, ExportProgress, FileFormat } from './export-order.ts';
import { coverage, madeText } from './export-order.ts';
import type { Cell } from './export-table.ts';
import { exportColumns } from './export-table.ts';
import { openPrintWindow } from './print-window.ts';
import { runExport } from './run-export.ts';

const JUST_STARTED: ExportProgress = { stage: 'fetching', done: 0, total: 0 };

/** One export at a time: starts it, follows it, stops it. Leaving the screen stops it too. */
export function useExport(report: ReportDefinition, matching: ExportOrder['matching']) {
  const [progress, setProgress] = useState<ExportProgress>();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const own = new AbortController();
    stopper.current = own;
    setProgress(JUST_STARTED);
    try {
      await work(own.signal);
    } catch (error) {
      console.error(`${report.title} could not be exported.`, error);
      noticeEndOfSession(error);
      showToast('error', panelTexts.exportFailed);
    } finally {
      setProgress(undefined);
    }
  };

  const save = (format: FileFormat) =>
    run(async (signal) => {
      const order = { report, matching, format, ...orderedNow() };
      const finished = await runExport(order, { onProgress: setProgress, signal });
      if (finished?.file) saveFile(finished.file, fileName(report, format));
    });

  const cancel = () => stopper.current?.abort();

  const printTable = () => {
    const paper = openPrintWindow(report.title, exportColumns(report));
    if (!paper) return showToast('warning', panelTexts.printWindowBlocked);
    return run(async (signal) => {
      const order = { report, matching, format: 'rows' as const, ...orderedNow() };
      // Whoever closes the window has changed their mind.
      const onRows = (rows: Cell[][]) => (paper.isClosed() ? cancel() : paper.add(rows));
      try {
        const finished = await runExport(order, { onProgress: setProgress, onRows, signal });
        if (!finished) return paper.close();
        await paper.print([coverage(matching, finished.entries), madeText(order.madeAt)]);
      } catch (error) {
        paper.close();
        throw error;
      }
    });
  };

  return {
    progress,
    save,
    print: () => (report.print === 'page' ? window.print() : void printTable()),
    cancel,
  };
}

const orderedNow = () => ({ madeAt: Date.now(), dealership: panelData().dealership });

const fileName = ({ files }: ReportDefinition, format: FileFormat): string =>
  format === 'xlsx' ? files.csv.replace(/csv$/, 'xlsx') : files[format];
