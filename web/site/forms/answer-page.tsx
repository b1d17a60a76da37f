import { m } from 'virtual:messages';
import type { FormOutcome } from '../../../contract/enquiries/form-outcome.ts';
import { BACK_FIELD, KEY_FIELD } from '../../../contract/enquiries/submission.ts';
import { fieldId } from '../../forms/enquiry-form.tsx';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import { answerForms } from './answer-forms.tsx';
import { phoneOf } from './phone-of.ts';

/** What a form sent without JavaScript is answered with: thanks, or what was wrong and the form again as it was. */
export const AnswerPage = ({ outcome, back }: { outcome: FormOutcome; back: string }) =>
  outcome.status < 400 ? <Thanks outcome={outcome} back={back} /> : <Refused outcome={outcome} back={back} />;

function Thanks({ outcome, back }: { outcome: FormOutcome; back: string }) {
  const { kind, message, values, reference } = outcome;
  const Form = answerForms[kind];
  const answered = { values, errors: {}, hidden: {}, stored: { reference, isWaiting: false } };
  return (
    <div className="wide py-20 text-center lg:py-28">
      <span className="mx-auto mb-6 grid size-16 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="page-title">{m.answer_thanks()}</h1>
      <p className="lead mx-auto mt-4 max-w-md">{message}</p>
      <div className="mx-auto mt-8 max-w-lg">{Form && <Form answered={answered} />}</div>
      <Link to={back} className="button button-primary">
        {m.answer_back()}
      </Link>
    </div>
  );
}

function Refused({ outcome, back }: { outcome: FormOutcome; back: string }) {
  const { kind, status, message, fields = {}, values, key } = outcome;
  const Form = answerForms[kind];
  const answered = { values, errors: fields, hidden: { [KEY_FIELD]: key, [BACK_FIELD]: outcome.back } };
  return (
    <div className="wide section max-w-3xl">
      <h1 className="page-title">{status < 500 ? m.answer_check() : m.answer_failed()}</h1>
      <div role="alert" className="mt-4">
        {!Object.values(fields).includes(message) && <p className="lead">{message}</p>}
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {Object.entries(fields).map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${fieldId(kind, name)}`} className="link">
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="card mt-8 p-5 shadow-raised sm:p-8">{Form && <Form answered={answered} />}</div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6">
        <Link to={back} className="link inline-flex min-h-11 items-center">
          {m.answer_back()}
        </Link>
        <PhoneLink label={m.answer_call()} digits={phoneOf(kind)} />
      </p>
    </div>
  );
}
