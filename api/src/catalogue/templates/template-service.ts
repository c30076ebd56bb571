import { parseTemplate, type Template } from '@aimante/print';
import type { DesignAdvice } from '@aimante/print/tile';
import { auditedResult } from '../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { templateErrors } from './errors.ts';
import { selectTemplates } from './template-rows.ts';
import { wrongField } from './wrong-field.ts';

const one = async (db: Queryable, id: string) => (await selectTemplates(db, sql`t.id = ${id}`))[0];

/** The template of an uploaded file, with what is wrong in words of its author. */
export function readTemplate(file: unknown): NamedTemplate | Refusal {
  const read = parseTemplate(file);
  if ('template' in read) {
    const { template } = read;
    const { englishName } = template;
    return englishName === undefined ? wrongField({ field: 'englishName' }) : { ...template, englishName };
  }
  if (read.error === 'TEMPLATE_TRANSLATION') return templateErrors.TEMPLATE_TRANSLATION_UNKNOWN({ text: read.text });
  return wrongField(read);
}

/** New templates have a name in both languages. */
interface NamedTemplate extends Template {
  readonly englishName: string;
}

interface KeptTemplate extends NamedTemplate {
  readonly advice: readonly DesignAdvice[];
  readonly pictureId: string;
}

/** Adds the template, or replaces the one with the same id: a corrected file is uploaded again. */
export async function keepTemplate(db: Queryable, author: Author, given: KeptTemplate) {
  const { id, name, englishName, occasion, design, english, advice, pictureId } = given;
  const before = await one(db, id);
  await db.execute(sql`INSERT INTO design_templates (id, name, english_name, occasion, design, english, advice, picture_id)
    VALUES (${id}, ${name}, ${englishName}, ${occasion}, ${JSON.stringify(design)}::jsonb, ${JSON.stringify(english)}::jsonb,
      ${JSON.stringify(advice)}::jsonb, ${pictureId})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, english_name = excluded.english_name, occasion = excluded.occasion, design = excluded.design,
      english = excluded.english, advice = excluded.advice, picture_id = excluded.picture_id, version = design_templates.version + 1`);
  return finish(db, author, { id, action: before ? 'template.update' : 'template.create', ...(before && { before }) });
}

interface Change {
  readonly id: string;
  readonly body: { readonly is_visible: boolean; readonly version?: number | undefined };
}

export async function updateTemplate(db: Queryable, author: Author, { id, body }: Change) {
  await db.execute(sql`SELECT 1 FROM design_templates WHERE id = ${id} FOR UPDATE`);
  const before = await one(db, id);
  if (!before) return templateErrors.TEMPLATE_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  await db.execute(sql`UPDATE design_templates SET is_visible = ${body.is_visible}, version = version + 1
    WHERE id = ${id}`);
  return finish(db, author, { id, action: 'template.update', before });
}

export async function deleteTemplate(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await one(db, id);
  if (!before) return templateErrors.TEMPLATE_NOT_FOUND();
  await db.execute(sql`DELETE FROM design_templates WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'template.delete', entity: 'template', entityId: id, before });
  return undefined;
}

const finish = auditedResult({ entity: 'template', read: one, notFound: templateErrors.TEMPLATE_NOT_FOUND });
