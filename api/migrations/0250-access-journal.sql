-- The browser that an action came from, as its request named it. Absent in older rows and where no caller exists.
ALTER TABLE audit_log ADD COLUMN user_agent text;
CREATE INDEX audit_log_action_idx ON audit_log (action, id);
