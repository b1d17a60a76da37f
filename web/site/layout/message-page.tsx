import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';

/** A page that has one thing to say. */
export function MessagePage({ title, text }: { title: string; text: string }) {
  return (
    <div lang={ownLang()} className="wide py-24 text-center lg:py-32">
      <h1 className="page-title">{title}</h1>
      <p className="lead mx-auto mt-4 max-w-md">{text}</p>
      <Link to={pagePaths.home} className="button button-primary mt-8">
        {m.go_home()}
      </Link>
    </div>
  );
}
