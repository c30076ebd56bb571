/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Button,
  Card,
  createToastQueue,
  Dialog,
  EmptyState,
  ErrorPanel,
  IconButton,
  Link,
  PasswordField,
  Skeleton,
  TextField,
  ToastRegion,
} from './index.ts';

const label = 'Mot';
const pages: [string, ReactElement, string][] = [
  ['a button', <Button>Ajouter</Button>, 'Ajouter'],
  ['a button that is a link', <Button render={<a href="/cart">Panier</a>} />, 'href="/cart"'],
  ['a card', <Card>Commande</Card>, 'Commande'],
  ['the trigger of a dialog', <Dialog title="T" closeLabel="F" trigger={<Button>Ouvrir</Button>} />, 'Ouvrir'],
  ['an empty state', <EmptyState title="Vide" />, 'Vide'],
  ['a failure', <ErrorPanel title="Raté" onRetry={() => undefined} retryLabel="Réessayer" />, 'Réessayer'],
  ['an icon button', <IconButton label="Fermer">x</IconButton>, 'aria-label="Fermer"'],
  ['a link', <Link href="/about">Qui</Link>, 'href="/about"'],
  ['a password field', <PasswordField label={label} showLabel="A" hideLabel="M" />, 'type="password"'],
  ['a skeleton', <Skeleton width="10rem" />, 'inline-size:10rem'],
  ['a text field', <TextField label={label} error="Faux" />, 'aria-invalid="true"'],
  ['the region of the toasts', <ToastRegion queue={createToastQueue()} label="M" closeLabel="F" />, ''],
];

describe('on the server, without a window', () => {
  it.each(pages)('%s is HTML', (_, page, part) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(page)).toContain(part);
  });
});
