import { Link } from 'react-router';
import { pagePaths } from '../../../contract/page-paths.ts';

/** A page that has one thing to say. */
export function MessagePage({ title, text }: { title: string; text: string }) {
  return (
    <div className="wide py-24 text-center lg:py-32">
      <h1 className="text-balance font-bold text-4xl tracking-tight">{title}</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-muted">{text}</p>
      <Link to={pagePaths.home} className="button mt-8 bg-accent text-on-accent">
        Go to the home page
      </Link>
    </div>
  );
}
