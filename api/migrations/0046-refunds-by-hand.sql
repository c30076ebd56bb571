-- What was paid by transfer or in cash is paid back by hand.
UPDATE refunds r SET method = 'by_hand' FROM payment_attempts a
  WHERE a.id = r.payment_attempt_id AND r.state = 'asked' AND a.provider IN ('transfer', 'cash');
