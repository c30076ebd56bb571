-- The dashboard and the sales journal read documents and till entries by their date.
CREATE INDEX invoices_issued_at_idx ON invoices (issued_at);
CREATE INDEX till_entries_sales_idx ON till_entries (at) WHERE kind IN ('sale', 'correction');
