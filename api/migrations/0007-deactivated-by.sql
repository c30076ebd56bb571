-- Who closed an account may open it again: its owner, or an administrator.
ALTER TABLE users ADD COLUMN deactivated_by text CHECK (deactivated_by IN ('self', 'admin'));
