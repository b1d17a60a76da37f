import { useState } from 'react';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { saveFile } from '../files/save-file.ts';
import { panelData } from '../panel-data.ts';
import { panelTexts } from '../panel-texts.ts';
import { usePermissions } from '../session/permissions.ts';
import type { FileFormat } from './export-order.ts';
import type { ExportTable } from './export-table.ts';
import { runExport } from './run-export.ts';

const FORMATS: readonly (readonly [FileFormat, label: string])[] = [
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
];

interface Props {
  /** Made when somebody wants a file of it. */
  table: () => ExportTable;
  /** Without its ending. */
  fileName: string;
  hasRows: boolean;
}

/** A table that is on the screen, as a file; for those who may take files away. */
export function TableExportBar({ table, fileName, hasRows }: Props) {
  const { may } = usePermissions();
  const [isBusy, setBusy] = useState(false);
  if (!may('reports.export')) return null;
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const order = { table: table(), format, dealership: panelData().dealership };
      const done = await runExport(order, { onProgress: () => {}, signal: new AbortController().signal });
      if (done?.file) saveFile(done.file, `${fileName}.${format}`);
    } catch (error) {
      console.error(`${fileName} could not be written.`, error);
      showToast('error', panelTexts.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return FORMATS.map(([format, label]) => (
    <PausableButton
      key={format}
      type="button"
      isPaused={isBusy || !hasRows}
      onClick={() => void save(format)}
      className="button button-quiet max-sm:px-4 print:hidden"
    >
      {label}
    </PausableButton>
  ));
}
