import { findCustomers, type KnownCustomer } from '@aimante/api-contract/order-desk';
import { useAnswer } from '@aimante/remote/data';
import { Button, TextField } from '@aimante/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './customer-search.module.css';

const shortest = 3;

/** Finds a customer by name, e-mail address or phone number. The chosen one fills the form. */
export function CustomerSearch({ onChoose }: { readonly onChoose: (customer: KnownCustomer) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const isLong = search.length >= shortest;
  const { data } = useAnswer(findCustomers, {
    queryKey: ['known-customers', search],
    query: { search },
    enabled: isLong,
  });
  const found = isLong ? data : undefined;
  return (
    <search className={styles.search}>
      <TextField
        label={t('customerSearch.label')}
        help={t('customerSearch.help')}
        size="desk"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {found && t('customerSearch.found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((customer) => (
            <li key={customer.email}>
              <Button
                size="deskSmall"
                variant="secondary"
                onClick={() => {
                  setText('');
                  onChoose(customer);
                }}
              >
                {[customer.name, customer.email, customer.address?.city].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
