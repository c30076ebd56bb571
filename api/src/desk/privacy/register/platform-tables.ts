import type { DeclaredTables } from './declared-table.ts';

export const platformTables: DeclaredTables = {
  audit_log: {
    activity: 'audit',
    personal: { reference: 'actor_id entity_id', device: 'ip user_agent', message: 'before after' },
    plain: 'id at actor_role action entity request_id',
    kept: 'actor_id entity_id ip user_agent before after',
  },
  consent_log: {
    activity: 'consents',
    personal: { contact: 'subject' },
    plain: 'id purpose granted text_version at',
  },
  outbox: {
    activity: 'mails',
    personal: { contact: 'recipient dedupe_key', message: 'payload last_error', reference: 'order_id' },
    plain: 'id kind locale status attempts next_attempt_at created_at sent_at position leased_until resent_from',
  },
  pictures: {
    activity: 'reviews',
    personal: { picture: 'hash' },
    plain: 'id width height colour created_at',
  },
  rate_counters: { activity: 'security', personal: { device: 'key' }, plain: 'hits ends_at' },
  settings: {
    activity: 'team',
    personal: { reference: 'updated_by', company: 'value' },
    plain: 'key version updated_at',
    kept: 'value',
  },
};
