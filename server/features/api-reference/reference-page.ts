import * as z from 'zod';
import type { Endpoint } from '../../../contract/schemas/endpoint.ts';
import { endpoints } from '../../../contract/schemas/endpoints.ts';

/** A page to read: no script, so it needs no exception from the content security policy but for its own style. */
export function referencePage(): string {
  const groups = Map.groupBy(Object.values(endpoints), ({ group }) => group);
  const links = [...groups.keys()].map((group) => `<a href="#${anchor(group)}">${escapeHtml(group)}</a>`).join(' ');
  const sections = [...groups].map(([group, calls]) => section(group, calls)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kickstand API</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Kickstand API</h1>
<p>Every call, drawn from the table that the server itself registers from. As a file: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Staff calls need the session cookie that <code>POST /api/login</code> sets. Every error has one sentence in
<code>error</code> and <code>message</code>, and <code>fields</code> where single fields are at fault.</p>
<nav>${links}</nav></header>
<main>${sections}</main>
</body>
</html>`;
}

const section = (group: string, calls: Endpoint[]): string =>
  `<section id="${anchor(group)}"><h2>${escapeHtml(group)}</h2>${calls.map(call).join('')}</section>`;

function call(endpoint: Endpoint): string {
  const { method, path, access, summary, params, body, upload, reply, cached, takesForms } = endpoint;
  return `<details><summary><b class="${method}">${method}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span>${access === 'staff' ? ' <em>staff</em>' : ''}</summary>
${params ? shape('In the address', params, 'input') : ''}
${body ? shape('JSON body', body, 'input') : ''}
${takesForms ? FORM_NOTE : ''}
${upload ? `${shape('Form fields', upload.fields, 'input')}<p>The picture comes in the file field <code>${escapeHtml(upload.picture)}</code>: JPEG, PNG, WebP or AVIF, at most 10 MB.</p>` : ''}
${shape('Reply', reply, 'output')}
${cached ? '<p>Carries an <code>ETag</code>; ask with <code>If-None-Match</code> to get 304 while nothing has changed.</p>' : ''}
</details>`;
}

const FORM_NOTE = `<p>The same as a plain form (<code>application/x-www-form-urlencoded</code>), with boxes as <code>name=on</code>.
With an <code>Idempotency-Key</code> header of 8 to 64 letters, digits, dashes or underscores it may be sent again: it is stored
once, as it came first, and each repeat is answered like the first.</p>`;

function shape(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const lines = sketch(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema, 0);
  return `<h3>${title}</h3><pre>${escapeHtml(lines)}</pre>`;
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  description?: string;
  maxLength?: number;
}

/** A schema as a person would jot it down: `{ name: text ≤ 100, email?: text }`. */
function sketch(schema: JsonSchema, depth: number): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => sketch(one, depth)))].join(' | ');
  if (schema.type === 'array') {
    const items = schema.prefixItems?.[0] ?? schema.items ?? {};
    return `[ ${sketch(items, depth)} ]`;
  }
  if (schema.type === 'object') return sketchObject(schema, depth);
  if (schema.type === 'string') return schema.maxLength ? `text ≤ ${schema.maxLength}` : 'text';
  return { integer: 'whole number', boolean: 'true | false' }[schema.type ?? ''] ?? schema.type ?? 'anything';
}

function sketchObject({ properties, additionalProperties, required = [] }: JsonSchema, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const entries = Object.entries(properties ?? {}).map(
    ([name, property]) => `${indent}${name}${required.includes(name) ? '' : '?'}: ${sketch(property, depth + 1)}`,
  );
  if (typeof additionalProperties === 'object') entries.push(`${indent}…: ${sketch(additionalProperties, depth + 1)}`);
  return entries.length > 0 ? `{\n${entries.join('\n')}\n${'  '.repeat(depth)}}` : '{}';
}

const anchor = (group: string): string => group.toLowerCase().replace(/\W+/g, '-');
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
nav a { padding: .25rem 0 }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem }
summary { cursor: pointer; padding: .6rem 0 }
summary b { display: inline-block; min-width: 4rem; font-size: .8rem }
summary span { opacity: .8; margin-left: .5rem }
summary em { font-size: .8rem; font-style: normal; border: 1px solid; border-radius: 1rem; padding: 0 .5rem; margin-left: .5rem }
h3 { font-size: .9rem; margin: .5rem 0 0 }
pre { overflow-x: auto; background: color-mix(in srgb, currentColor 6%, transparent); padding: .75rem; border-radius: .5rem }
`;
