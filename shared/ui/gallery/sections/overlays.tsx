import { useState } from 'react';
import { AlertDialog, Button, createToastQueue, Dialog, Drawer, TextField, ToastRegion } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

const queue = createToastQueue();

export function Overlays() {
  const [word, setWord] = useState('');
  return (
    <Section title="Dialogues et messages">
      <div className={styles.row}>
        <Dialog
          title="Retirer ces neuf magnets ?"
          description="Les photos restent sur cet appareil pendant sept jours."
          closeLabel="Fermer"
          trigger={<Button variant="secondary">Dialogue</Button>}
          actions={<Button size="small">Garder</Button>}
        />
        <AlertDialog
          title="Archiver « Magnet carré 5 × 5 cm »"
          description="Il quitte la boutique. Les commandes passées gardent leur copie."
          cancelLabel="Annuler"
          confirmLabel="Archiver"
          isConfirmDisabled={word !== 'magnet-carre-5x5'}
          onConfirm={() => queue.add({ text: 'Produit archivé', tone: 'success' })}
          trigger={<Button variant="secondary">Alerte</Button>}
        >
          <TextField
            label="Écrivez magnet-carre-5x5 pour confirmer"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </AlertDialog>
        <Drawer
          title="Filtres"
          closeLabel="Fermer"
          side="bottom"
          trigger={<Button variant="secondary">Feuille</Button>}
          actions={<Button>Voir 15 produits</Button>}
        >
          Forme, occasion, prix.
        </Drawer>
        <Drawer title="Panier" closeLabel="Fermer" trigger={<Button variant="secondary">Tiroir</Button>}>
          Deux lignes.
        </Drawer>
        <Button
          variant="secondary"
          onClick={() => {
            queue.add({
              text: 'Lot ajouté au panier',
              tone: 'success',
              action: { label: 'Voir', onPress: () => undefined },
            });
            queue.add({
              text: 'Photo retirée',
              tone: 'removed',
              action: { label: 'Annuler', onPress: () => undefined },
            });
            queue.add({
              text: 'Envoi interrompu',
              tone: 'danger',
              action: { label: 'Reprendre', onPress: () => undefined },
            });
            queue.add({ text: 'PDF, page 2 sur 3', tone: 'progress' });
          }}
        >
          Messages
        </Button>
        <ToastRegion queue={queue} label="Messages" closeLabel="Fermer" />
      </div>
    </Section>
  );
}
