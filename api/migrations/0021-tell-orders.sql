-- Jobs and open pages hear of a new order, payment or refund at once.
CREATE TRIGGER tell_orders AFTER INSERT OR UPDATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('orders');
CREATE TRIGGER tell_orders AFTER INSERT ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('orders');
CREATE TRIGGER tell_orders AFTER INSERT ON refunds FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('orders');
CREATE TRIGGER tell_orders AFTER INSERT ON demo_webhooks FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('orders');
