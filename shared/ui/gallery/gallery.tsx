import '../src/tokens/tokens.css';
import '../src/base/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageIntro } from '../src/index.ts';
import styles from './gallery.module.css';
import { Actions } from './sections/actions.tsx';
import { Fields } from './sections/fields.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Products } from './sections/products.tsx';
import { States } from './sections/states.tsx';
import { Structure } from './sections/structure.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <StrictMode>
    <main className={styles.page} id="top">
      <PageIntro title="Planche des composants" text="Deux familles de caractères, une couleur d’action, un accent." />
      <Actions />
      <Fields />
      <Products />
      <States />
      <Structure />
      <Overlays />
      <div className={styles.desk} data-layout="admin">
        <Structure suffix=", atelier" />
      </div>
    </main>
  </StrictMode>,
);
