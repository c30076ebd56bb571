import Heart from 'lucide-react/icons/heart';
import ImagePlus from 'lucide-react/icons/image-plus';
import {
  Button,
  Chip,
  IconButton,
  Link,
  Menu,
  MenuItem,
  MenuSeparator,
  RemovableChip,
  Tooltip,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

const variants = ['primary', 'secondary', 'text', 'danger'] as const;

export function Actions() {
  return (
    <Section title="Boutons">
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="small" loadingLabel="Envoi…">
            Ajouter
          </Button>
          <Button variant={variant} size="small" loading loadingLabel="Envoi…">
            Ajouter
          </Button>
          <Button variant={variant} size="small" loading>
            Ajouter
          </Button>
          <Button variant={variant} size="small" disabled>
            Ajouter
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button size="large" icon={<ImagePlus size={20} />}>
          Importer mes images
        </Button>
        <Button>Moyen, 50</Button>
        <Button size="small">Petit, 40</Button>
        <Button size="desk">Atelier, 36</Button>
        <Button size="deskSmall">Atelier, 32</Button>
        <Tooltip content="Ajouter aux favoris">
          <IconButton label="Ajouter aux favoris">
            <Heart />
          </IconButton>
        </Tooltip>
        <Menu trigger={<Button variant="secondary">Plus</Button>}>
          <MenuItem onSelect={() => undefined}>Renommer</MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => undefined}>
            Supprimer
          </MenuItem>
        </Menu>
      </div>
      <p>
        Pas encore de compte ? <Link href="#top">En créer un</Link>.{' '}
        <Link variant="quiet" href="#top">
          Conditions générales de vente
        </Link>
      </p>
      <div className={styles.row}>
        <Chip isSelected>Mariage</Chip>
        <Chip isSelected={false}>Animaux</Chip>
        <RemovableChip removeLabel="Retirer le filtre Jusqu’à 10 €">Jusqu’à 10 €</RemovableChip>
        <RemovableChip variant="wash" removeLabel="Retirer le filtre Étape">
          Étape
        </RemovableChip>
      </div>
    </Section>
  );
}
