import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { deletedMessage } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { catalogueErrors } from '../record/errors.ts';
import { type PrintProfileRow, printProfileJson } from '../record/product-rows.ts';

/** Defines how products are printed and cut. Orders contain a copy, so a change never affects earlier orders. */
export function registerPrintProfiles(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const write = auditedWrite(services, 'catalogue');

  route(app, endpoints.listPrintProfiles, () => selectProfiles(db, sql`true`));
  route(app, endpoints.createPrintProfile, (input) =>
    write(input, async (tx, author) => {
      const id = uuidv7();
      await tx.execute(sql`INSERT INTO print_profiles (id, name) VALUES (${id}, ${input.body.name})`);
      await tx.execute(sql`UPDATE print_profiles SET ${assignments(columnsOf(input.body))} WHERE id = ${id}`);
      const [after] = await selectProfiles(tx, sql`r.id = ${id}`);
      await recordAudit(tx, author, { action: 'print-profile.create', entity: 'print-profile', entityId: id, after });
      return after ?? catalogueErrors.PRINT_PROFILE_NOT_FOUND();
    }),
  );
  route(app, endpoints.updatePrintProfile, ({ params: { id }, ...input }) =>
    write(input, async (tx, author) => {
      await tx.execute(sql`SELECT 1 FROM print_profiles WHERE id = ${id} FOR UPDATE`);
      const [before] = await selectProfiles(tx, sql`r.id = ${id}`);
      if (!before) return catalogueErrors.PRINT_PROFILE_NOT_FOUND();
      const { version } = input.body;
      if (version !== undefined && version !== before.version) return httpErrors.VERSION_CONFLICT({ current: before });
      await tx.execute(
        sql`UPDATE print_profiles SET ${assignments(columnsOf(input.body))}, version = version + 1 WHERE id = ${id}`,
      );
      const [after] = await selectProfiles(tx, sql`r.id = ${id}`);
      await recordAudit(tx, author, {
        action: 'print-profile.update',
        entity: 'print-profile',
        entityId: id,
        before,
        after,
      });
      return after ?? catalogueErrors.PRINT_PROFILE_NOT_FOUND();
    }),
  );
  route(app, endpoints.deletePrintProfile, async ({ params: { id }, locale, ...input }) => {
    const refusal = await write(input, async (tx, author) => {
      const [before] = await selectProfiles(tx, sql`r.id = ${id}`);
      if (!before) return catalogueErrors.PRINT_PROFILE_NOT_FOUND();
      await tx.execute(sql`DELETE FROM print_profiles WHERE id = ${id}`);
      await recordAudit(tx, author, { action: 'print-profile.delete', entity: 'print-profile', entityId: id, before });
      return undefined;
    });
    return deletedMessage(refusal, locale);
  });
}

async function selectProfiles(db: Queryable, where: SQL): Promise<PrintProfileRow[]> {
  const found = await db.execute<{ profile: PrintProfileRow }>(
    sql`SELECT ${printProfileJson} AS profile FROM print_profiles r WHERE ${where} ORDER BY r.name`,
  );
  return found.rows.map(({ profile }) => profile);
}

const columnsOf = (
  profile: { [Key in keyof Omit<PrintProfileRow, 'id' | 'version'>]?: PrintProfileRow[Key] | undefined },
) => ({
  name: profile.name,
  shape: profile.shape,
  bleed_mm: profile.bleedMm,
  safe_mm: profile.safeMm,
  corner_radius_mm: profile.cornerRadiusMm,
  min_dpi: profile.minDpi,
  sheet_profile_id: profile.sheetProfileId,
});
