import { readAddress, staffAddresses } from './addresses.ts';

/** What the first screen of the panel shows. Its document asks for it already, before its scripts are there. */
const { whoAmI, myPermissions, dashboard, activity, contactClicks } = staffAddresses;
export const FIRST_CALLS = [whoAmI, myPermissions, dashboard, activity, contactClicks].map(
  (address) => readAddress(address).path,
);

/** The property of the window that holds the answers to come, by address. */
export const FIRST_ANSWERS = 'firstAnswers';

/** The entry of the browser's local storage that says that somebody logged in here. */
export const TOKEN_KEY = 'adminToken';
