import { portfolioEndpoints as endpoints } from '@aimante/api-contract/portfolio/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { keepAnswers } from '../../platform/http/answers/kept-answers.ts';
import { deletedMessage, unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { createPortfolioCategory, deletePortfolioCategory, updatePortfolioCategory } from './category-service.ts';
import { registerPortfolioImages } from './image-routes.ts';
import { type ProjectRow, selectPortfolioCategories, selectProjects, viewProject } from './project-rows.ts';
import { createProject, deleteProject, reorderProjects, updateProject } from './project-service.ts';

export const registerPortfolio: ApiModule = (app, services) => {
  const { db } = services;
  const answer = keepAnswers(services.changes, 'portfolio');
  const write = auditedWrite(services, 'portfolio');
  const whole = (row: ProjectRow) => viewProject(row, true);
  const listAll = async (locale: Locale) => ({ data: (await selectProjects(db, locale, sql`true`)).map(whole) });

  route(app, endpoints.listProjects, ({ request, reply, locale }) => {
    const produce = async () => {
      const rows = await selectProjects(db, locale, sql`g.is_visible`);
      return { body: { data: rows.map((row) => viewProject(row, false)) } };
    };
    return answer({ request, reply, key: `projects ${locale}`, schema: endpoints.listProjects.response, produce });
  });
  route(app, endpoints.listPortfolioCategories, ({ request, reply, locale, query }) => {
    const isWhole = query.with === 'translations';
    const produce = async () => {
      const rows = await selectPortfolioCategories(db, locale);
      return { body: { data: isWhole ? rows : rows.map(({ translations: _, ...row }) => row) } };
    };
    const key = `categories ${locale} ${isWhole}`;
    return answer({ request, reply, key, schema: endpoints.listPortfolioCategories.response, produce });
  });

  route(app, endpoints.listAllProjects, ({ locale }) => listAll(locale));
  route(app, endpoints.createProject, async (input) =>
    unlessRefused(await write(input, (tx, author) => createProject(tx, author, input.body)), whole),
  );
  route(app, endpoints.updateProject, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateProject(tx, author, change)), whole);
  });
  route(app, endpoints.deleteProject, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteProject(tx, author, input.params.id)), input.locale),
  );
  route(app, endpoints.reorderProjects, async (input) => {
    const refusal = await write(input, (tx, author) => reorderProjects(tx, author, input.body.ids));
    return refusal instanceof Refusal ? refusal : listAll(input.locale);
  });
  route(app, endpoints.createPortfolioCategory, (input) =>
    write(input, (tx, author) => createPortfolioCategory(tx, author, input.body)),
  );
  route(app, endpoints.updatePortfolioCategory, (input) =>
    write(input, (tx, author) => updatePortfolioCategory(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deletePortfolioCategory, async (input) => {
    const which = { id: input.params.id, reassignTo: input.query.reassignTo };
    return deletedMessage(await write(input, (tx, author) => deletePortfolioCategory(tx, author, which)), input.locale);
  });
  registerPortfolioImages(app, services);
};
