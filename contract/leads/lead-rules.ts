import type { PlainKey } from '../sentence.ts';
import type { DepartmentName } from './departments/index.ts';
import { departmentNamed } from './departments/index.ts';
import type { LostReason } from './lost-reasons.ts';
import type { StageName } from './stages.ts';
import { isEnd } from './stages.ts';

/** What the rules of a lead are about. */
export interface LeadState {
  department: DepartmentName;
  stage: StageName;
  lostReason: LostReason | null;
  lostWords: string;
  followUpAt: number | null;
}

/** What is wrong with a lead as somebody wants it; the database would refuse it, too. Undefined: nothing. */
export function faultOf({ department, stage, lostReason, lostWords, followUpAt }: LeadState): PlainKey | undefined {
  if (!departmentNamed(department).stages.includes(stage)) return 'lead.noSuchStage';
  if (stage === 'lost' && !lostReason) return 'lead.reasonMissing';
  if (lostReason === 'other' && lostWords.trim() === '') return 'lead.wordsMissing';
  if (stage !== 'new' && !isEnd(stage) && followUpAt === null) return 'lead.followUpMissing';
  return undefined;
}

/** A lead is lost for a reason, and has none otherwise. */
export const settled = <State extends LeadState>(state: State): State =>
  state.stage === 'lost' ? state : { ...state, lostReason: null, lostWords: '' };
