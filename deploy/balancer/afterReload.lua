-- For some milliseconds after its start and after a reload the balancer knows no server, since the name server has not
-- answered, and no client of the hub, since the process before has not passed its table on. Requests wait for that, but
-- no longer than this: without any server a visitor should get the error at once.
local MOST_MS, STEP_MS = 500, 10
local BEGINNING_S = 2
local began = os.time()

local function wait_until(is_so)
  for _ = 1, MOST_MS / STEP_MS do
    if is_so() then return end
    core.msleep(STEP_MS)
  end
end

core.register_action("wait_for_server", { "http-req" }, function(txn, backend)
  wait_until(function() return txn.f:nbsrv(backend) > 0 end)
end, 1)

-- A token that is still unknown afterwards is invalid or long expired.
core.register_action("wait_for_token", { "http-req" }, function(txn)
  local token = txn.f:url_param("id")
  if os.time() - began > BEGINNING_S then return end
  wait_until(function() return core.backends.hub.stktable:lookup(token) ~= nil end)
end)
