import * as z from 'zod';
import { entryAddresses, readAddress, staffAddresses } from '../addresses.ts';
import type { Endpoint } from './endpoint.ts';
import {
  branchSchema,
  invitationAnswerSchema,
  invitationLinkSchema,
  invitationSchema,
  invitedSchema,
  newPersonSchema,
  personChangeSchema,
  personSchema,
  roleChangeSchema,
  roleParamsSchema,
  roleSchema,
  sessionOfParamsSchema,
  sessionParamsSchema,
  sessionSchema,
} from './people.ts';
import { messageReplySchema } from './replies.ts';
import { userIdParamsSchema } from './staff.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

/** With the link that somebody was given; nobody is logged in yet. */
export const invitationEndpoints = {
  readInvitation: {
    ...readAddress(entryAddresses.readInvitation),
    access: 'public',
    group: 'Session',
    summary: 'Whose account a link of an invitation is for',
    body: invitationSchema,
    reply: invitedSchema,
    sameOrigin: true,
  },
  acceptInvitation: {
    ...readAddress(entryAddresses.acceptInvitation),
    access: 'public',
    group: 'Session',
    summary: 'Choose the password of the account, once',
    body: invitationAnswerSchema,
    reply: messageReplySchema,
    sameOrigin: true,
  },
} as const satisfies Record<string, Endpoint>;

export const peopleEndpoints = {
  listOwnSessions: staffRead(
    'login',
    staffAddresses.listOwnSessions,
    'Where the own account is logged in',
    z.array(sessionSchema),
  ),
  endOwnSession: {
    ...staffChange('login', staffAddresses.endOwnSession, 'End a session of the own account'),
    params: sessionParamsSchema,
  },
  listBranches: staffRead(
    'login',
    staffAddresses.listBranches,
    'The branches that an account can work for',
    z.array(branchSchema),
  ),
  listRoles: staffRead(
    'people.manage',
    staffAddresses.listRoles,
    'All roles, and what is demanded of them',
    z.array(roleSchema),
  ),
  changeRole: {
    ...staffChange('people.manage', staffAddresses.changeRole, 'Demand two-step login of a role, or no longer'),
    params: roleParamsSchema,
    body: roleChangeSchema,
  },
  listPeople: staffRead('people.manage', staffAddresses.listPeople, 'All accounts', z.array(personSchema)),
  addPerson: {
    ...staffChange('people.manage', staffAddresses.addPerson, 'Add an account; answers the link to its first password'),
    body: newPersonSchema,
    reply: invitationLinkSchema,
    status: 201,
  },
  changePerson: {
    ...staffChange('people.manage', staffAddresses.changePerson, 'Change role, branches, name or whether it works'),
    params: userIdParamsSchema,
    body: personChangeSchema,
  },
  invitePerson: {
    ...staffChange('people.manage', staffAddresses.invitePerson, 'End the password; answers the link to a new one'),
    params: userIdParamsSchema,
    reply: invitationLinkSchema,
  },
  endSecondFactorOf: {
    ...staffChange('people.manage', staffAddresses.endSecondFactorOf, 'Turn off a second factor that was lost'),
    params: userIdParamsSchema,
  },
  listSessionsOf: {
    ...staffRead(
      'people.manage',
      staffAddresses.listSessionsOf,
      'Where an account is logged in',
      z.array(sessionSchema),
    ),
    params: userIdParamsSchema,
  },
  endSessionOf: {
    ...staffChange('people.manage', staffAddresses.endSessionOf, 'End a session of an account'),
    params: sessionOfParamsSchema,
  },
} as const satisfies Record<string, Endpoint>;
