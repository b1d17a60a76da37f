import { ApiError } from '../../lib/api-error.ts';
import { panelTexts } from '../panel-texts.ts';
import { isUnauthorized } from '../session/end-of-session.ts';

interface Props {
  error: Error;
  /** Whether rows of an earlier answer are still shown. */
  hasRows: boolean;
  onTryAgain: () => void;
}

/** That a report could not be loaded, and why. Of a session that has ended the login speaks. */
export function ReportFailure({ error, hasRows, onTryAgain }: Props) {
  if (isUnauthorized(error)) return null;
  const { couldNotLoad, olderRows, tryAgain } = panelTexts.report;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-bad px-4 py-2"
    >
      <p>
        <span className="font-semibold text-bad">{couldNotLoad}</span> {reasonOf(error)} {hasRows && olderRows}
      </p>
      <button type="button" onClick={onTryAgain} className="button button-quiet">
        {tryAgain}
      </button>
    </div>
  );
}

/** The server's own sentence where it refused; how it broke down otherwise is nothing that staff could use. */
function reasonOf(error: Error): string {
  const { noNetwork, serverFailed } = panelTexts.report;
  if (!(error instanceof ApiError)) return noNetwork;
  return error.status < 500 && error.message ? error.message : serverFailed;
}
