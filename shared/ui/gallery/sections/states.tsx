import { Badge, Button, EmptyState, ErrorPanel, Link, Notice, Progress, Skeleton } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function States() {
  return (
    <>
      <Section title="Badges">
        <div className={styles.row}>
          <Badge tone="offer">−20 %</Badge>
          <Badge tone="count">13</Badge>
          <Badge tone="success">420 en stock</Badge>
          <Badge tone="warning">Seulement 6 en stock</Badge>
          <Badge tone="danger">Rupture de stock</Badge>
          <Badge tone="info">En cours</Badge>
          <Badge>En attente</Badge>
        </div>
      </Section>
      <Section title="États">
        <div className={styles.columns}>
          <EmptyState
            title="Votre panier est vide"
            level={3}
            actions={<Button size="small">Choisir mes magnets</Button>}
          >
            Il reste de la place sur le frigo. On commence par une photo ?
          </EmptyState>
          <ErrorPanel
            title="Erreur lors du chargement des produits"
            level={3}
            reference="Référence 7F3A-21C8"
            onRetry={() => undefined}
            retryLabel="Réessayer"
          >
            Le catalogue n’a pas répondu. Votre panier est intact.
          </ErrorPanel>
          <ErrorPanel
            title="Ces suggestions ne s’affichent pas"
            level={3}
            layout="inline"
            onRetry={() => undefined}
            retryLabel="Réessayer"
            actions={<Link href="#top">Voir les magnets photo</Link>}
          >
            La page reste utilisable, vous pouvez commander.
          </ErrorPanel>
        </div>
        <div className={styles.columns}>
          <Notice title="Nous sommes revenus à la version précédente.">Rien n’est perdu.</Notice>
          <Notice tone="warning" title="Le prix a changé : 49,23 € devient 48,10 €.">
            Vérifiez le récapitulatif avant de payer.
          </Notice>
          <Notice tone="danger" title="2 photos n’ont pas pu être lues.">
            <Link href="#top">Choisir d’autres fichiers</Link>
          </Notice>
          <Notice tone="neutral" title="Cet appareil est presque plein.">
            Il reste de la place pour 6 photos environ.
          </Notice>
        </div>
        <Progress
          label="Import de vos photos"
          value={23}
          max={50}
          valueText="23 sur 50"
          action={<Link href="#top">Annuler</Link>}
        />
        <Progress label="Aperçu PDF" valueText="préparation" />
      </Section>
      <Section title="Squelettes">
        <div className={styles.columns}>
          <div>
            <Skeleton shape="block" ratio={4 / 3} />
            <Skeleton width="55%" />
            <Skeleton width="70%" />
          </div>
          <Skeleton shape="circle" width="3rem" />
        </div>
      </Section>
    </>
  );
}
