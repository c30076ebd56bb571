import { describeConformance } from '../testing/describe-conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance('VisuallyHidden', {
  part: (props) => <VisuallyHidden {...props}>terminé</VisuallyHidden>,
  target: 'div > span',
});
