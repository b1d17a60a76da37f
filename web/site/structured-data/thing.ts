import type { BreadcrumbListLeaf, FAQPageLeaf, OrganizationLeaf, ProductLeaf, WebSiteLeaf } from 'schema-dts';
import type { BranchThing } from './dealership.ts';

/** What pages are described as to search engines, in the words of schema.org. */
export type Thing = BranchThing | BreadcrumbListLeaf | FAQPageLeaf | OrganizationLeaf | ProductLeaf | WebSiteLeaf;
