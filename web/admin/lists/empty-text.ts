import { panelTexts } from '../panel-texts.ts';

interface Loading {
  isPending: boolean;
  isError: boolean;
}

/** Why a list shows nothing; undefined when it shows something. */
export function emptyText(count: number, { isPending, isError }: Loading, none: string): string | undefined {
  if (count > 0) return undefined;
  if (isPending) return 'Loading...';
  return isError ? panelTexts.networkFailed : none;
}
