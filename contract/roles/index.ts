import type { Permission } from '../permissions.ts';
import { content } from './content.ts';
import { manager } from './manager.ts';
import { owner } from './owner.ts';
import { reader } from './reader.ts';
import type { RoleDefinition } from './role-definition.ts';
import { sales } from './sales.ts';
import { service } from './service.ts';
import { translator } from './translator.ts';

/** From the one who may do most. */
const definitions = [owner, manager, sales, service, content, translator, reader] as const;

export type RoleName = (typeof definitions)[number]['name'];

export const roles: readonly (RoleDefinition & { name: RoleName })[] = definitions;

export const roleNames = definitions.map(({ name }) => name);

/** A role that this release does not know, say of a newer one that was here before, may do nothing. */
export const may = (role: string, permission: Permission): boolean =>
  roles.find(({ name }) => name === role)?.permissions.includes(permission) ?? false;
