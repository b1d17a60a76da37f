import { currentLocale } from '../lib/locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

/** For a build with the sentences of several languages, which choose between them: the server's, and while developing. */
overwriteGetLocale(currentLocale);
