import type { Variant } from '@aimante/api-contract/catalogue';
import { RadioCard, RadioGroup } from '@aimante/ui';
import { optionGroups, type Selection, variantWith } from '../../../offer/selection.ts';

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

export function VariantChoice({ variants, selection, onSelect }: VariantChoiceProps) {
  const chosen = new Set(variants.find(({ id }) => id === selection.variantId)?.options.map(({ id }) => id));
  return optionGroups(variants).map(({ name, options }) => (
    <RadioGroup
      key={name}
      legend={name}
      layout="grid"
      value={options.find(({ id }) => chosen.has(id))?.id}
      onValueChange={(picked) => {
        const option = options.find(({ id }) => id === picked);
        const variant = option && variantWith(variants, selection.variantId, option);
        if (variant) onSelect({ ...selection, variantId: variant.id });
      }}
    >
      {options.map(({ id, value }) => (
        <RadioCard key={id} value={id} label={value} variant="compact" />
      ))}
    </RadioGroup>
  ));
}
