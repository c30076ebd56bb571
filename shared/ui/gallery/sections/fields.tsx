import CircleCheck from 'lucide-react/icons/circle-check';
import Search from 'lucide-react/icons/search';
import Truck from 'lucide-react/icons/truck';
import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import {
  Badge,
  Checkbox,
  Link,
  PasswordField,
  QuantityStepper,
  Radio,
  RadioCard,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

function Stepper() {
  const [quantity, setQuantity] = useState(9);
  return (
    <QuantityStepper
      label="Quantité"
      decreaseLabel="Un de moins"
      increaseLabel="Un de plus"
      value={quantity}
      onValueChange={setQuantity}
    />
  );
}

export function Fields() {
  return (
    <Section title="Champs">
      <div className={styles.columns}>
        <TextField label="Prénom" defaultValue="Camille" />
        <TextField label="Ville" defaultValue="Angers" />
        <TextField label="Code postal" defaultValue="4910" error="Cinq chiffres, par exemple 49100" />
        <TextField label="Instructions" optional="(facultatif)" placeholder="Interphone, étage, gardien…" />
        <TextField
          label="SIRET"
          defaultValue="552 081 317 66522"
          help="Société trouvée"
          end={<CircleCheck size={18} />}
        />
        <TextField label="Numéro de commande" defaultValue="PM-26-004217" help="Non modifiable" readOnly />
        <Select label="Format" defaultValue="5">
          <option value="5">5 × 5 cm</option>
          <option value="7">7 × 7 cm</option>
        </Select>
        <PasswordField
          label="Mot de passe"
          aside={<Link href="#top">Oublié ?</Link>}
          showLabel="Afficher le mot de passe"
          hideLabel="Masquer le mot de passe"
          defaultValue="secret-secret"
          error="Identifiants incorrects"
        />
        <TextField
          label="Rechercher"
          isLabelHidden
          type="search"
          placeholder="Rechercher un magnet"
          start={<Search size={18} />}
        />
        <TextArea label="Message" defaultValue="Bonjour" />
        <Stepper />
        <div className={styles.stack}>
          <Checkbox label="Facturation identique" defaultChecked />
          <Checkbox label="Recevoir la lettre" />
          <Switch label="Boutique en ligne" defaultChecked />
          <Switch label="Maintenance" />
          <Checkbox label="Tout sélectionner" isIndeterminate />
          <Checkbox label="J’accepte les conditions" error="Cochez pour continuer" />
          <RadioGroup legend="Mode" isLegendHidden defaultValue="standard">
            <Radio value="standard" label="Standard" />
            <Radio value="express" label="Express" help="du mer. 25 au ven. 27 novembre" />
          </RadioGroup>
        </div>
      </div>
      <div className={styles.columns}>
        <RadioGroup legend="Mode de livraison" layout="joined" defaultValue="a">
          <RadioCard
            value="a"
            label="Standard, suivie"
            text="du ven. 27 novembre au mer. 2 décembre"
            icon={<Truck size={20} />}
            end="Offerte"
          />
          <RadioCard
            value="b"
            label="Express"
            text="du mer. 25 au ven. 27 novembre"
            icon={<Zap size={20} />}
            end="9,99 €"
          />
        </RadioGroup>
        <RadioGroup legend="Quantité" layout="joined" defaultValue="9">
          <RadioCard
            value="9"
            label={
              <>
                Lot de 9 <Badge tone="offer">−20 %</Badge>
              </>
            }
            text="un mur carré, 3 × 3"
            end="3,90 €"
          />
          <RadioCard value="free" label="Quantité personnalisée" text="de 1 à 999 magnets" end="4,90 €">
            <Stepper />
          </RadioCard>
        </RadioGroup>
        <RadioGroup legend="Finition" aside="Mat : sans reflet" layout="grid" defaultValue="matt">
          <RadioCard variant="compact" value="matt" label="Mat" />
          <RadioCard variant="compact" value="gloss" label="Brillant" />
        </RadioGroup>
      </div>
    </Section>
  );
}
