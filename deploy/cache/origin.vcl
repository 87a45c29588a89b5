# The one server behind the cache. Varnish resolves its name when it loads this: reload it when the balancer has moved.
backend site {
  .host = "balancer";
  .port = "8080";
  .connect_timeout = 2s;
  # A long poll waits for 50 s, HUB_POLL_SECONDS at most 90.
  .first_byte_timeout = 150s;
  .between_bytes_timeout = 150s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    # Well from the first moment, so that a reload fails nothing.
    .initial = 2;
  }
}
