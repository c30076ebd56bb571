import type { BookMonths } from '@aimante/api-contract/books';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import styles from './months.module.css';

type Check = NonNullable<BookMonths['next']>['checks'][number];

const stateOf = ({ isMet, isRequired }: Check) => (isMet ? 'true' : isRequired ? 'false' : 'later');
const signs = {
  true: <CircleCheck size={16} aria-hidden />,
  false: <CircleX size={16} aria-hidden />,
  later: <TriangleAlert size={16} aria-hidden />,
};

/** What is complete before a month is closed, and what is missing. A warning does not prevent the closing. */
export function BeforeClosing({ checks }: { readonly checks: readonly Check[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.checks}>
      {checks.map((check) => {
        const { id, done, total, isMet } = check;
        const state = stateOf(check);
        return (
          <li key={id} data-met={state}>
            {signs[state]}
            {t(`accounting.check.${id}.${isMet ? 'met' : 'missing'}`, { done, total, count: total })}
          </li>
        );
      })}
    </ul>
  );
}
