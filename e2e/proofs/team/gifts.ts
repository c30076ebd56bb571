import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { edit } from '../../fixtures/edit.ts';
import { SERVER_ENTRY } from './repository.ts';

/** What the team writes: a page with a state and a slot of its own, a fragment for this slot, and the server entry. */
const FILES: Readonly<Record<string, string>> = {
  'src/pages/gifts/gifts-page.tsx': `import { Slot } from '@aimante/remote';
import { Button, PageIntro } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function GiftsPage() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return (
    <>
      <PageIntro title={t('gifts.title')} text={t('gifts.text')} />
      <Button onClick={() => setCount(count + 1)}>{count} au panier</Button>
      <Slot name="gifts-aside" />
    </>
  );
}
`,
  'src/fragments/wrapping/wrapping.tsx': `export function Wrapping() {
  return <p>Papier cadeau offert</p>;
}
`,
  'src/server/prepare.ts': SERVER_ENTRY,
};

export async function writeGifts(theirs: string): Promise<void> {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(theirs, file)), { recursive: true });
    await writeFile(join(theirs, file), text);
  }
  await edit(join(theirs, 'remote.config.ts'), (text) =>
    text
      .replace(
        "from '@aimante/build';",
        "from '@aimante/build';\nimport type { SlotPropsOf } from '@aimante/contract';",
      )
      .replace('export default defineRemote({', 'const config = defineRemote({')
      .replace(
        '  fragments: [',
        `  server: './src/server/prepare.ts',\n  slots: { 'gifts-aside': {} },\n  fragments: [${WRAPPING}`,
      )
      .concat(TYPES),
  );
}

const WRAPPING = `
    { id: 'wrapping', slot: 'gifts-aside', component: './src/fragments/wrapping/wrapping.tsx' },`;

const TYPES = `
export default config;

declare module '@aimante/contract' {
  interface SlotProps extends SlotPropsOf<typeof config> {}
}
`;
