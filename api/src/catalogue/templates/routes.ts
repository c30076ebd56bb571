import { templateEndpoints as endpoints } from '@aimante/api-contract/templates/endpoints';
import { adviseDesign } from '@aimante/print/tile';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { keepAnswers } from '../../platform/http/answers/kept-answers.ts';
import { deletedMessage, unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { viewPicture } from '../pictures/picture-view.ts';
import { drawPreview } from './draw-preview.ts';
import { selectTemplates, viewTemplate } from './template-rows.ts';
import { deleteTemplate, keepTemplate, readTemplate, updateTemplate } from './template-service.ts';

export const registerTemplates: ApiModule = (app, services) => {
  const { db, pictures } = services;
  const answer = keepAnswers(services.changes, 'catalogue');
  const write = auditedWrite(services, 'catalogue');

  route(app, endpoints.listTemplates, ({ request, reply }) => {
    const produce = async () => {
      const rows = await selectTemplates(db, sql`t.is_visible`);
      return {
        body: {
          data: rows.map(({ id, name, englishName, occasion, design, english, picture }) => {
            return { id, name, englishName, occasion, design, english, picture: viewPicture(picture) };
          }),
        },
      };
    };
    return answer({ request, reply, key: 'templates', schema: endpoints.listTemplates.response, produce });
  });
  route(app, endpoints.listAllTemplates, async () => ({
    data: (await selectTemplates(db, sql`true`)).map(viewTemplate),
  }));
  route(app, endpoints.uploadTemplate, async (input) => {
    const template = readTemplate(input.body);
    if (template instanceof Refusal) return template;
    const picture = await pictures.add(db, await drawPreview(template.design));
    if (picture instanceof Refusal) return picture;
    const advice = await adviseDesign(template.design);
    const kept = { ...template, advice, pictureId: picture.id };
    return unlessRefused(await write(input, (tx, author) => keepTemplate(tx, author, kept)), viewTemplate);
  });
  route(app, endpoints.updateTemplate, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateTemplate(tx, author, change)), viewTemplate);
  });
  route(app, endpoints.deleteTemplate, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteTemplate(tx, author, input.params.id)), input.locale),
  );
};
