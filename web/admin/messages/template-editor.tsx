import { messageFields } from '../../../contract/documents/message-fields.ts';
import { templateNames } from '../../../contract/outgoing/templates.ts';
import { Link } from '../../lib/link.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { DocumentEditor } from '../website/document-editor.tsx';
import { MessagePreview } from './message-preview.tsx';
import { SCREEN } from './screen-key.ts';

const back = (
  <Link to={screenAddress(SCREEN)} className="button button-quiet">
    All messages
  </Link>
);

/** What one kind of message says, with what it looks like beside it. */
export function TemplateEditor({ template }: { template: string }) {
  const name = templateNames.find((one) => one === template);
  return (
    <DocumentEditor
      named={{ kind: 'message', key: template }}
      sections={name ? messageFields(name) : []}
      pagesOf={() => []}
      preview={(shown) => name && <MessagePreview key={shown.revision} template={name} {...shown} />}
      heading={(title) => title}
      back={back}
    />
  );
}
