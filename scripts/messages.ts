import { writeMessageTypes } from '../web/bundling/messages.ts';

/** Writes down for editors and the type check which sentences there are in `web/site/messages/`. */
writeMessageTypes();
