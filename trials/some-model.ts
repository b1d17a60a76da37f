import { someModel } from '../test-support/demo.ts';

/** As it stands in an address. */
export const MODEL = encodeURIComponent(someModel.bikeName);
