import type { LabelRequest } from './label-request.ts';

type Letter = LabelRequest['letter'];

const two = (value: number): string => value.toFixed(2).replace('.', ',');

const placeOf = ({ address }: Letter['sender']): string[] => [
  [address.firstName, address.lastName].filter(Boolean).join(' '),
  `${address.line2}, ${address.zipCode} ${address.city} ${address.countryCode}`,
];

/** The fields of a CN23, in French and English as on the form of the post. */
export function customsLines({ sender, addressee, parcel, service, customsDeclarations }: Letter, number: string) {
  const articles = customsDeclarations?.contents.article ?? [];
  const total = articles.reduce((sum, { quantity, value }) => sum + quantity * value, 0);
  const net = articles.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
  return [
    'Déclaration en douane / Customs declaration',
    `N° ${number} · Réf. ${service.orderNumber} · ${service.depositDate}`,
    '',
    'Expéditeur / From',
    ...placeOf(sender),
    'Destinataire / To',
    ...placeOf(addressee),
    '',
    'Nature / Category : vente de marchandises / sale of goods',
    ...articles.flatMap(({ quantity, description, weight, value, hsCode, originCountry }) => [
      `${quantity} × ${description}`,
      `  ${two(quantity * weight)} kg · ${two(quantity * value)} EUR · SH / HS ${hsCode} · origine / origin ${originCountry}`,
    ]),
    '',
    `Poids net / Net weight : ${two(net)} kg`,
    `Poids brut / Gross weight : ${two(parcel.weight)} kg`,
    `Valeur totale / Total value : ${two(total)} EUR`,
    ...(customsDeclarations?.invoiceNumber ? [`Facture / Invoice : ${customsDeclarations.invoiceNumber}`] : []),
    '',
    'Date et signature / Date and signature :',
    '',
    'SPÉCIMEN DE DÉMONSTRATION',
  ];
}
