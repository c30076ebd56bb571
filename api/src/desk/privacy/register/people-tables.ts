import type { DeclaredTables } from './declared-table.ts';

export const peopleTables: DeclaredTables = {
  users: {
    activity: 'accounts',
    personal: {
      identity: 'first_name last_name legal_representative',
      contact: 'email phone',
      company: 'company_name siret vat_number',
      credential: 'password_hash',
      message: 'deactivation_reason',
      reference: 'id',
    },
    plain: `email_verified_at password_changed_at role account_type locale is_active deactivated_at deactivated_by
      anonymised_at terms_accepted_at last_login_at token_epoch version created_at updated_at`,
  },
  addresses: {
    activity: 'accounts',
    personal: {
      identity: 'first_name last_name',
      contact: 'phone',
      company: 'company',
      address: 'label line1 line2 postal_code city country instructions',
      reference: 'user_id',
    },
    plain: 'id type is_default_shipping is_default_billing created_at updated_at',
  },
  sessions: {
    activity: 'security',
    personal: { device: 'user_agent ip', credential: 'binding_hash', reference: 'user_id' },
    plain: 'id remember created_at last_used_at expires_at revoked_at revoked_reason second_factor_at',
  },
  refresh_tokens: {
    activity: 'security',
    personal: { credential: 'token_hash', reference: 'session_id' },
    plain: 'id created_at expires_at rotated_at replaced_by',
  },
  mail_tokens: {
    activity: 'security',
    personal: { credential: 'token_hash', contact: 'payload', reference: 'user_id' },
    plain: 'id purpose created_at expires_at used_at',
  },
  login_attempts: {
    activity: 'security',
    personal: { device: 'key' },
    plain: 'failures first_at blocked_until',
  },
  auth_challenges: {
    activity: 'security',
    personal: { credential: 'ticket_hash challenge payload', reference: 'user_id session_id' },
    plain: 'purpose expires_at',
  },
  passkeys: {
    activity: 'security',
    personal: { credential: 'credential_id public_key', device: 'name transports', reference: 'user_id' },
    plain: 'id counter is_synced created_at last_used_at',
  },
  code_apps: {
    activity: 'security',
    personal: { credential: 'sealed_secret', reference: 'user_id' },
    plain: 'last_period created_at',
  },
  recovery_codes: {
    activity: 'security',
    personal: { credential: 'code_hash', reference: 'user_id' },
    plain: 'id created_at used_at',
  },
  contact_threads: {
    activity: 'messages',
    personal: { identity: 'name', contact: 'email', purchase: 'order_number', reference: 'user_id assignee_id' },
    plain: 'id ticket subject locale status version created_at updated_at',
  },
  contact_messages: {
    activity: 'messages',
    personal: { message: 'body', picture: 'attachments', reference: 'thread_id author_id' },
    plain: 'id kind created_at',
  },
  newsletter_subscribers: {
    activity: 'newsletter',
    personal: { contact: 'email', credential: 'token_hash' },
    plain: 'id locale status token_expires_at consented_at confirmed_at unsubscribed_at created_at',
  },
  photos: {
    activity: 'photos',
    personal: { picture: 'sha256 file_name', reference: 'owner_key' },
    plain: 'id mime bytes width height state created_at purge_after',
  },
  upload_allowances: { activity: 'photos', personal: { reference: 'owner_key' }, plain: 'day bytes files' },
  photo_pairings: {
    activity: 'photos',
    personal: { credential: 'code', reference: 'owner_key' },
    plain: 'id phones chosen sending created_at expires_at ended_at',
  },
  photo_pairing_photos: { activity: 'photos', personal: { reference: 'photo_id' }, plain: 'pairing_id sent_at' },
  staff_members: { activity: 'team', personal: { reference: 'user_id' }, plain: 'role_id since' },
  staff_roles: { plain: 'id name levels version created_at' },
};
