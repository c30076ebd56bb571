import {
  Accordion,
  Badge,
  Breadcrumb,
  Card,
  Price,
  Stepper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  Tabs,
} from '../../src/index.ts';
import { Anchor, Section } from '../section.tsx';

const orders = [
  { id: 'PM-26-004217', date: '20/11/2026', tone: 'info', state: 'En cours', cents: 4923 },
  { id: 'PM-26-003988', date: '03/11/2026', tone: 'warning', state: 'Action requise', cents: 2360 },
  { id: 'PM-26-003102', date: '14/09/2026', tone: 'success', state: 'Terminée', cents: 3510 },
] as const;

function Orders() {
  return (
    <Table caption="Commandes">
      <TableHead>
        <TableHeadCell>Commande</TableHeadCell>
        <TableHeadCell sort="descending" onSort={() => undefined}>
          Date
        </TableHeadCell>
        <TableHeadCell>État</TableHeadCell>
        <TableHeadCell align="end">Total</TableHeadCell>
      </TableHead>
      <TableBody>
        {orders.map(({ id, date, tone, state, cents }) => (
          <TableRow key={id} isSelected={id === 'PM-26-003102'}>
            <TableCell isRowHeader>{id}</TableCell>
            <TableCell label="Date">{date}</TableCell>
            <TableCell label="État">
              <Badge tone={tone}>{state}</Badge>
            </TableCell>
            <TableCell label="Total" align="end">
              <Price cents={cents} locale="fr" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function Structure({ suffix = '' }) {
  return (
    <>
      <Section title="Tableau">
        <Orders />
      </Section>
      <Section title="Chemins">
        <Breadcrumb
          label={`Fil d’Ariane${suffix}`}
          steps={[
            { id: '/', label: 'Accueil', link: <Anchor href="#top" /> },
            { id: '/products', label: 'Produits', link: <Anchor href="#top" /> },
            { id: 'here', label: 'Magnet carré 5 × 5 cm' },
          ]}
        />
        <Stepper
          label={`Étapes${suffix}`}
          doneLabel="terminé"
          current="shipping"
          steps={[
            { id: 'cart', label: 'Panier', link: <Anchor href="#top" /> },
            { id: 'shipping', label: 'Livraison' },
            { id: 'payment', label: 'Paiement' },
          ]}
        />
        <Tabs
          label="À propos du produit"
          items={[
            { value: 'a', label: 'Description', content: 'Nous imprimons votre photo à 300 points par pouce.' },
            { value: 'b', label: 'À vérifier', count: 18, content: 'Dix-huit commandes.' },
          ]}
        />
        <Accordion
          defaultOpenId="b"
          items={[
            { id: 'a', title: 'Quels délais ?', content: 'Deux à trois jours de fabrication, puis le transport.' },
            {
              id: 'b',
              title: 'Mes photos sont-elles gardées ?',
              content: 'Trente jours après la livraison, puis effacées.',
            },
          ]}
        />
        <Card tone="sand">Votre commande</Card>
      </Section>
    </>
  );
}
