/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Accordion,
  AlertDialog,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Chip,
  createToastQueue,
  Dialog,
  Drawer,
  EmptyState,
  ErrorPanel,
  IconButton,
  Link,
  MagnetTile,
  Menu,
  MenuItem,
  NavMenu,
  Notice,
  PasswordField,
  Picture,
  Price,
  ProductCard,
  Progress,
  QuantityStepper,
  RadioCard,
  RadioGroup,
  Select,
  Skeleton,
  Stepper,
  Table,
  Tabs,
  TextArea,
  TextField,
  ToastRegion,
  Tooltip,
} from './index.ts';
import { Anchor } from './testing/anchor.tsx';

const label = 'Mot';
const noop = () => undefined;
const trigger = <Button>Ouvrir</Button>;
const link = <Anchor href="/cart" />;
const photo = { src: '/chat.jpg', width: 640, height: 480 };

const pages: [string, ReactElement, string][] = [
  ['an accordion', <Accordion items={[{ id: 'a', title: 'Délais', content: 'Trois jours' }]} />, 'Trois jours'],
  [
    'an alert dialog',
    <AlertDialog title="T" confirmLabel="C" cancelLabel="A" onConfirm={noop} trigger={trigger} />,
    'Ouvrir',
  ],
  ['a badge', <Badge tone="success">En stock</Badge>, 'En stock'],
  ['a breadcrumb', <Breadcrumb label={label} steps={[{ id: 'a', label: 'Panier', link }]} />, 'href="/cart"'],
  ['a button', <Button>Ajouter</Button>, 'Ajouter'],
  ['a button that is a link', <Button render={link}>Panier</Button>, 'href="/cart"'],
  ['a card', <Card>Commande</Card>, 'Commande'],
  ['a checkbox', <Checkbox label={label} isIndeterminate />, 'type="checkbox"'],
  ['a chip', <Chip isSelected>Mariage</Chip>, 'aria-pressed="true"'],
  ['the trigger of a dialog', <Dialog title="T" closeLabel="F" trigger={trigger} />, 'Ouvrir'],
  ['the trigger of a drawer', <Drawer title="T" closeLabel="F" trigger={trigger} />, 'Ouvrir'],
  ['an empty state', <EmptyState title="Vide" />, 'Vide'],
  ['a failure', <ErrorPanel title="Raté" onRetry={noop} retryLabel="Réessayer" />, 'Réessayer'],
  ['an icon button', <IconButton label="Fermer">x</IconButton>, 'aria-label="Fermer"'],
  ['a link', <Link href="/about">Qui</Link>, 'href="/about"'],
  ['a magnet', <MagnetTile widthMm={60} heightMm={40} />, 'aspect-ratio:60 / 40'],
  [
    'the trigger of a menu',
    <Menu trigger={trigger}>
      <MenuItem onSelect={noop}>Un</MenuItem>
    </Menu>,
    'Ouvrir',
  ],
  ['a menu of links', <NavMenu trigger={trigger}>{link}</NavMenu>, 'href="/cart"'],
  ['a notice', <Notice title="Attention." />, 'Attention.'],
  ['a password field', <PasswordField label={label} showLabel="A" hideLabel="M" />, 'type="password"'],
  ['a picture', <Picture source={photo} alt="Un chat" sizes="50vw" isPriority />, 'alt="Un chat"'],
  ['a price', <Price cents={490} locale="fr" />, '4,90\u00a0€'],
  ['a product card', <ProductCard name="Magnet" link={link} picture={null} />, 'Magnet</a>'],
  ['a progress bar', <Progress label={label} valueText="23 sur 50" value={23} max={50} />, '23 sur 50'],
  [
    'a quantity',
    <QuantityStepper label={label} decreaseLabel="-" increaseLabel="+" value={9} onValueChange={noop} />,
    'value="9"',
  ],
  [
    'a group of choices',
    <RadioGroup legend={label} defaultValue="a">
      <RadioCard value="a" label="Standard" />
    </RadioGroup>,
    'checked=""',
  ],
  ['a list to choose from', <Select label={label} />, '<select'],
  ['a skeleton', <Skeleton width="10rem" />, 'inline-size:10rem'],
  [
    'the steps',
    <Stepper label={label} doneLabel="fini" steps={[{ id: 'a', label: 'Panier' }]} current="a" />,
    'aria-current="step"',
  ],
  ['a table', <Table caption="Commandes" />, 'Commandes'],
  ['tabs, with all their panels', <Tabs label={label} items={[tab('a'), tab('b')]} />, 'Contenu b'],
  ['a text area', <TextArea label={label} />, '<textarea'],
  ['a text field', <TextField label={label} error="Faux" />, 'aria-invalid="true"'],
  ['the region of the toasts', <ToastRegion queue={createToastQueue()} label="M" closeLabel="F" />, ''],
  ['the control of a tooltip', <Tooltip content="Mot">{trigger}</Tooltip>, 'Ouvrir'],
];

function tab(value: string) {
  return { value, label: value, content: `Contenu ${value}` };
}

describe('on the server, without a window', () => {
  it.each(pages)('%s is HTML', (_, page, part) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(page)).toContain(part);
  });
});
