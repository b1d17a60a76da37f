import type { Engine } from './engine.ts';

/** What a log may say of an error. Those of a database quote the values at fault, which may be a visitor's: only their code is told. */
export function loggable(error: unknown, engine: Engine): object {
  const outage = engine.outage(error);
  if (!(error instanceof Error)) return { reason: String(error) };
  const code = 'code' in error ? error.code : 'errcode' in error ? error.errcode : undefined;
  if (outage) return { outage, code };
  const isFromDatabase = 'errcode' in error || 'severity' in error;
  const [, ...frames] = (error.stack ?? '').split('\n    at ');
  return { type: error.name, code, ...(!isFromDatabase && { reason: error.message }), frames: frames.slice(0, 8) };
}
