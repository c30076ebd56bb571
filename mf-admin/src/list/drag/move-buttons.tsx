import { moved } from '../moved.ts';
import { StepButtons } from './step-buttons.tsx';

interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly onOrder: (ids: readonly string[]) => void;
}

export function MoveButtons({ id, name, ids, onOrder }: MoveButtonsProps) {
  const place = ids.indexOf(id);
  return (
    <StepButtons
      name={name}
      isFirst={place <= 0}
      isLast={place === ids.length - 1}
      onStep={(step) => onOrder(moved(ids, id, step === 'up' ? place - 1 : place + 1))}
    />
  );
}
