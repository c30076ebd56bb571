import { Badge, MagnetTile, Picture, Price, ProductCard } from '../../src/index.ts';
import styles from '../gallery.module.css';
import animal from '../pictures/animal.webp';
import calendrier from '../pictures/calendrier.webp';
import chat from '../pictures/chat.webp';
import lac from '../pictures/lac.webp';
import montgolfieres from '../pictures/montgolfieres.webp';
import ourson from '../pictures/ourson.webp';
import phare from '../pictures/phare.webp';
import plage from '../pictures/plage.webp';
import { Anchor, Section } from '../section.tsx';

const shot = (src: string) => (
  <Picture source={{ src, width: 560, height: 420 }} alt="" sizes="(min-width: 48rem) 18rem, 100vw" ratio={4 / 3} />
);

export function Products() {
  return (
    <Section title="Cartes et magnets">
      <div className={styles.columns}>
        <ProductCard
          name="Magnet de compagnie"
          link={<Anchor href="#animal" />}
          picture={shot(animal)}
          badge={<Badge tone="photo">Lot −20 %</Badge>}
          text="Moustaches nettes jusqu’au bord, 7 × 7 cm."
          price={<Price cents={690} locale="fr" />}
          unit="/ unité"
        />
        <ProductCard
          name="Calendrier aimanté 2027"
          link={<Anchor href="#calendrier" />}
          picture={shot(calendrier)}
          badge={<Badge tone="photo">Nouveau</Badge>}
          text="Au focus comme au survol : titre souligné."
          price={<Price cents={990} locale="fr" />}
          unit="/ unité"
        />
        <ProductCard
          name="Badge d’association, lot de 100"
          link={<Anchor href="#badge" />}
          picture={shot(calendrier)}
          badge={<Badge>Bientôt de retour</Badge>}
          text="Produit temporairement indisponible"
          isUnavailable
        />
      </div>
      <div className={styles.door}>
        <MagnetTile sizing="scale" widthMm={50} heightMm={50} cornerMm={4}>
          <img src={chat} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={60} heightMm={40}>
          <img src={lac} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={40} heightMm={60}>
          <img src={phare} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={56} heightMm={56} shape="round">
          <img src={montgolfieres} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={50} heightMm={50} shape="heart">
          <img src={plage} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={30} heightMm={30}>
          <img src={ourson} alt="" />
        </MagnetTile>
        <MagnetTile sizing="scale" widthMm={30} heightMm={30} isGhost>
          3
        </MagnetTile>
      </div>
    </Section>
  );
}
